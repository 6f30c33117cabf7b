import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Self-signed certificate for one run. Its key is never stored. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** SHA-256 hash of the public key in Base64, for the flag that makes Chromium trust the key. */
  readonly keyHash: string;
}

const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];

/**
 * Creates a certificate for 127.0.0.1.
 * @throws Error with one sentence if openssl is missing or fails
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'adp-bench-'));
  const keyFile = join(folder, 'key.pem');
  const certFile = join(folder, 'cert.pem');
  try {
    execFileSync('openssl', [...request, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key: readFileSync(keyFile), cert, keyHash: createHash('sha256').update(publicKey).digest('base64') };
  } catch (cause) {
    throw new Error('The benchmark needs openssl on the path to create the certificate of its HTTPS server.', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
