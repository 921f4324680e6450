/** A file to save under this name (RFC 6266), written as RFC 8187 has it: `encodeURIComponent` leaves four too many. */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
