/**
 * A Content-Disposition header (RFC 6266) with the name encoded by RFC 8187: `encodeURIComponent` leaves
 * four characters unencoded that must be encoded.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
