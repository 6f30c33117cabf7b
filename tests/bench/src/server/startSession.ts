import { performServerHandshake, type ServerHttp2Session } from 'node:http2';
import { Duplex, Transform } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { FRAME_HEADER, readFrames } from './readFrames';

/** Types of the frames that contain a response (RFC 9113, section 6). */
const frameTypes = { data: 0, headers: 1, continuation: 9 };

/** Part of a response that was sent. */
interface SentPart {
  /** Id of the request's stream. */
  readonly stream: number;
  readonly bytes: number;
  readonly isHeader: boolean;
}

/** Starts HTTP/2 on a connection. Calls `onSent` for each part of a response, because Node does not expose its size. */
export function startSession(socket: TLSSocket, onSent: (part: SentPart) => void): ServerHttp2Session {
  const read = readFrames(({ type, stream, length }) => {
    // Without the headers of data frames, whose number depends on the pieces in which a body is sent.
    if (type === frameTypes.data) onSent({ stream, bytes: length, isHeader: false });
    if (type === frameTypes.headers || type === frameTypes.continuation)
      onSent({ stream, bytes: FRAME_HEADER + length, isHeader: true });
  });
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      read(piece);
      done(null, piece);
    },
  });
  counted.pipe(socket);
  // Browsers abort connections when a visit ends.
  socket.on('error', () => undefined);
  const session = performServerHandshake(Duplex.from({ readable: socket, writable: counted }));
  session.on('error', () => undefined);
  return session;
}
