import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Whose secret it is: what is kept for one is worth nothing to another. */
export interface Owner {
  tenantId: number;
  userId: number;
}

/** Keeps what two-factor authentication rests on, so that the database alone gives none of it away. */
export interface Secrets {
  /** Encrypts a secret for its place in the database. */
  seal(owner: Owner, secret: string): string;
  /** The secret again; undefined where it was sealed for somebody else, or by another installation's key. */
  open(owner: Owner, sealed: string): string | undefined;
  /** What is kept instead of a recovery code. */
  hashOf(owner: Owner, recoveryCode: string): string;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const ownerOf = ({ tenantId, userId }: Owner): string => `${tenantId}.${userId}`;

/** @param secret key material of the installation */
export const createSecrets = (secret: string): Secrets => {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `sluice ${use}`, 32));
  const [sealing, hashing] = [key('two-factor secret'), key('recovery code')];
  return {
    seal(owner, plain) {
      const nonce = randomBytes(nonceBytes);
      const sealed = createCipheriv(cipher, sealing, nonce).setAAD(Buffer.from(ownerOf(owner)));
      const text = Buffer.concat([sealed.update(plain, 'utf8'), sealed.final()]);
      return Buffer.concat([nonce, sealed.getAuthTag(), text]).toString('base64url');
    },
    open(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opened = createDecipheriv(cipher, sealing, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(ownerOf(owner)))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return opened.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opened.final('utf8');
      } catch {
        return undefined;
      }
    },
    hashOf: (owner, code) =>
      createHmac('sha256', hashing)
        .update(`${ownerOf(owner)}.${code}`)
        .digest('hex'),
  };
};
