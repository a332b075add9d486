import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets in the database, so that the database alone reveals none of them. */
export interface SecretCipher {
  /** Encrypts a secret for one place, such as a field of an entity in a network: it can't be decrypted for another. */
  seal(place: string, secret: string): string;
  /** Decrypts a secret; undefined if it was sealed for another place, or with another installation's key. */
  open(place: string, sealed: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Derives the installation's key for one use; it reveals nothing about the keys for other uses. */
export const keyFor = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `sluice ${use}`, 32));

/**
 * Authenticated encryption (AES-256-GCM) with its own key.
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

/** Returns the cipher for secrets of records; also used when the installation's secret is rotated. */
export const recordSealing = (secret: string): SecretCipher => createSecretCipher(secret, 'secret of a record');

/** Returns the place of a record's secret: a field of an entity in a network. */
export const secretPlace = (tenantId: number, entity: string, field: string): string =>
  `${tenantId}.${entity}.${field}`;
