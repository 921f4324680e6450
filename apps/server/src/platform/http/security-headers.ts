import { randomBytes } from 'node:crypto';

/**
 * Headers of every response. Pages get a separate content security policy instead of this one, which allows no source.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()',
};

/** Policy of the service worker's script: it may fetch only the application's own files. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Policy of a file that a user uploaded or that was generated from one, such as a drawing with scripts. The file can be
 * displayed, but not as a page of this origin. It runs no script, loads no file and has an opaque origin.
 */
export const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** This header is sent only over https. Its two years are the time that the preload list requires. */
export const HSTS = 'max-age=63072000; includeSubDomains';

const HOST = /^[A-Za-z0-9.:[\]_-]{1,255}$/;

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Policy of the application's page: no content of other hosts, scripts only by nonce or from this origin. Inline style
 * attributes are allowed (formulas and ProseMirror write them), style elements only with the nonce.
 */
export function pagePolicy(nonce: string, host: string | undefined): string {
  // 'self' does not include sockets in older versions of Safari, so they are listed with the page's host.
  const sockets = host && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    `connect-src 'self' blob: data:${sockets}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
