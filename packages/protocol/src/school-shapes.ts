import * as z from 'zod/mini';
import { NOT_IN_NAMES } from './classes.ts';

/** Where the calls of a school's administration stand. */
export const SCHOOLS_PREFIX = '/api/schools/v1';

export const ORG_USER_CODE_MAX = 64;

/** A name within a school: of it, of a person or of a class. */
export const schoolName = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !NOT_IN_NAMES.test(text)),
  );

/** A number or a note that the school gives; may be empty. */
export const schoolCode = z.string().check(
  z.trim(),
  z.maxLength(ORG_USER_CODE_MAX),
  z.refine((text) => !NOT_IN_NAMES.test(text)),
);

export const SCHOOL_ERRORS = ['FORBIDDEN', 'INVALID_INPUT'] as const;
