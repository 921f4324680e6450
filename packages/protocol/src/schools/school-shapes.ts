import * as z from 'zod/mini';
import { cleanPersonName } from '../accounts/account-names.ts';

/** Path prefix of the calls of a school's administration. */
export const SCHOOLS_PREFIX = '/api/schools/v1';

export const ORG_USER_CODE_MAX = 64;

/**
 * A name within a school: of the school, of a person or of a class. Text pasted from a chat may contain invisible
 * characters, which are removed.
 */
export const schoolName = (max: number) =>
  z.string().check(z.overwrite(cleanPersonName), z.minLength(1), z.maxLength(max));

/** A number or a note that the school assigns; may be empty. */
export const schoolCode = z.string().check(z.overwrite(cleanPersonName), z.maxLength(ORG_USER_CODE_MAX));

export const SCHOOL_ERRORS = ['FORBIDDEN', 'INVALID_INPUT'] as const;
