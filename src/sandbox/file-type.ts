/** File type by its first bytes, and the size of a picture. File names are not trusted. */
export interface FileType {
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
}

export function detectFileType(bytes: Buffer, filename: string): FileType {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 4) === 'GIF8') {
    return { contentType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.length >= 30 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return { contentType: 'image/webp', ...webpSize(bytes) };
  }
  if (bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8) return { contentType: 'image/jpeg', ...jpegSize(bytes) };
  const text = /\.(txt|md|log|json|csv|yaml|yml)$/i.test(filename);
  return { contentType: text ? 'text/plain; charset=utf-8' : 'application/octet-stream', width: null, height: null };
}

function webpSize(bytes: Buffer): { width: number | null; height: number | null } {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return { width: null, height: null };
  }
}

function jpegSize(bytes: Buffer): { width: number | null; height: number | null } {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: null, height: null };
}
