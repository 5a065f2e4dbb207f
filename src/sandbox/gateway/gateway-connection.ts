import { constants, createDeflate, type Deflate } from 'node:zlib';
import type { WebSocket } from 'ws';

/** Sends frames to a client, as plain text or as one deflate stream (`compress=zlib-stream`). */
export class GatewayConnection {
  private readonly socket: WebSocket;
  private readonly deflate: Deflate | null;
  private compressedChunks: Buffer[] = [];

  constructor(socket: WebSocket, compress: boolean) {
    this.socket = socket;
    this.deflate = compress ? createDeflate() : null;
    this.deflate?.on('data', (chunk: Buffer) => this.compressedChunks.push(chunk));
    socket.on('close', () => this.deflate?.destroy());
  }

  send(text: string): void {
    if (this.deflate === null) return this.socket.send(text);
    if (this.deflate.destroyed) return;
    this.deflate.write(text);
    // Every message ends with a flush; the client waits for its four bytes.
    this.deflate.flush(constants.Z_SYNC_FLUSH, () => {
      const message = Buffer.concat(this.compressedChunks.splice(0));
      if (this.socket.readyState === this.socket.OPEN) this.socket.send(message);
    });
  }

  close(code: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
