/** The address, if it opens a web page or writes an email; other schemes could run script with the teacher's rights. */
export function safeAddress(url: string): string | undefined {
  return /^(https?:|mailto:|tel:)/i.test(url) ? url : undefined;
}
