import type { PageUpload } from '../page-api/index.ts';

export async function readUpload(file: File | undefined): Promise<PageUpload | undefined> {
  if (!file) return undefined;
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
  return { filename: file.name, base64: address.slice(address.indexOf(',') + 1) };
}
