/** Only addresses that open a page or write a letter: a file must not run script in the teacher's name. */
export function safeAddress(url: string): string | undefined {
  return /^(https?:|mailto:|tel:)/i.test(url) ? url : undefined;
}
