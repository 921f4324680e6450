/**
 * How a browser is to take a file, and under which name (RFC 6266), written as RFC 8187 has it: `encodeURIComponent` leaves
 * four signs too many.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
