/** Names of environments other than production that occur in host names (specification, section 9). */
const ENVIRONMENT = /^(test|dev|development|local|beta|pre[1-5]?|preproduction)$/;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/**
 * Whether message and stack of an error may be shown: "in non-production or local hosts" (specification, section 2).
 * This applies to developers, on this machine, and when a part of the host's name is the name of an environment.
 */
export function showsInside(hostname: string, isDevelopment: boolean): boolean {
  return (
    isDevelopment || LOOPBACK.test(hostname) || hostname.split(/[.-]/).some((part) => ENVIRONMENT.test(part))
  );
}
