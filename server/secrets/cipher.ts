import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets in the database so that the database alone gives none of them away. */
export interface SecretCipher {
  /** Encrypts a secret for one place, such as a field of an entity in a network: it is worth nothing at another. */
  seal(place: string, secret: string): string;
  /** The secret again; undefined where it was sealed for another place, or by another installation's key. */
  open(place: string, sealed: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** A key of the installation for one use; other uses have keys of which it tells nothing. */
export const keyFor = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `sluice ${use}`, 32));

/**
 * Authenticated encryption (AES-256-GCM) under a key of its own.
 * @param secret key material of the installation
 * @param use what the key is for, in words
 */
export const createSecretCipher = (secret: string, use: string): SecretCipher => {
  const key = keyFor(secret, use);
  return {
    seal(place, plain) {
      const nonce = randomBytes(nonceBytes);
      const sealed = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([sealed.update(plain, 'utf8'), sealed.final()]);
      return Buffer.concat([nonce, sealed.getAuthTag(), text]).toString('base64url');
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opened = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return opened.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opened.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
};

/** What seals and opens secrets of records; the rotation of the installation's secret knows it too. */
export const recordSealing = (secret: string): SecretCipher => createSecretCipher(secret, 'secret of a record');

/** The place of a record's secret: a field of an entity in a network. */
export const secretPlace = (tenantId: number, entity: string, field: string): string =>
  `${tenantId}.${entity}.${field}`;
