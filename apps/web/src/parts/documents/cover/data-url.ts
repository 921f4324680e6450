/** A file of this site as a `data:` URL; rejects when it fails to load. */
export async function asDataUrl(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`);
  const blob = await reply.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
