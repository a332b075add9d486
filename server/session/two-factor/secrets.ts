import { createHmac } from 'node:crypto';
import { createSecretCipher, keyFor } from '../../secrets/cipher.ts';

/** Whose secret it is: what is stored for one person is useless for another. */
export interface Owner {
  tenantId: number;
  userId: number;
}

/** Protects the secrets behind two-factor authentication, so that the database alone reveals none of them. */
export interface Secrets {
  /** Encrypts a secret for its place in the database. */
  seal(owner: Owner, secret: string): string;
  /** Decrypts a secret; undefined if it was sealed for someone else, or with another installation's key. */
  open(owner: Owner, sealed: string): string | undefined;
  /** Returns what is stored instead of a recovery code. */
  hashOf(owner: Owner, recoveryCode: string): string;
}

const ownerOf = ({ tenantId, userId }: Owner): string => `${tenantId}.${userId}`;

/** @param secret key material of the installation */
export const createSecrets = (secret: string): Secrets => {
  const sealing = createSecretCipher(secret, 'two-factor secret');
  const hashing = keyFor(secret, 'recovery code');
  return {
    seal: (owner, plain) => sealing.seal(ownerOf(owner), plain),
    open: (owner, sealed) => sealing.open(ownerOf(owner), sealed),
    hashOf: (owner, code) =>
      createHmac('sha256', hashing)
        .update(`${ownerOf(owner)}.${code}`)
        .digest('hex'),
  };
};
