import { createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { roleTypes } from '../../openapi/fields.ts';

/** Maximum lifetime of an access token in seconds; it is invalid earlier once its session is over. */
export const accessLifetime = 86_400;
/** Seconds within which a refresh token must be used. */
export const refreshLifetime = 30 * 86_400;

const identity = {
  sub: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  tenant: z.int().positive(),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
};

const accessClaims = z.object({
  ...identity,
  roleType: z.enum(roleTypes),
  baseCurrency: z.string(),
  impersonator: z.int().optional(),
});

const refreshClaims = z.object({ ...identity, jti: z.string().min(1) });

/** Contents of an access token: user (`sub`), tenant, session (`sid`), issue and expiry in seconds UTC. */
export type AccessClaims = z.infer<typeof accessClaims>;
/** Contents of a refresh token; `jti` is its secret name, of which the database stores a hash. */
export type RefreshClaims = z.infer<typeof refreshClaims>;

/** Signs and reads tokens. Reading returns undefined for anything that isn't a valid token of ours. */
export interface Tokens {
  signAccess(claims: AccessClaims): Promise<string>;
  readAccess(token: string): Promise<AccessClaims | undefined>;
  /** The same claims always give the same token. */
  signRefresh(claims: RefreshClaims): Promise<string>;
  readRefresh(token: string): Promise<RefreshClaims | undefined>;
  /**
   * Returns the name of a session's refresh token after this many renewals; it can't be computed without the secret.
   */
  nameOf(sid: string, renewals: number): string;
}

const algorithm = 'HS256';

/** @param secret key material of the installation; a separate key is derived from it for each use */
export const createTokens = (secret: string): Tokens => {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `sluice ${use} token`, 32));
  const [access, refresh, names] = [key('access'), key('refresh'), key('name of a')];

  const sign = ({ sub, ...claims }: AccessClaims | RefreshClaims, by: Uint8Array): Promise<string> =>
    new SignJWT({ ...claims, sub: String(sub) }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(by);

  const read = async <T>(token: string, by: Uint8Array, claims: z.ZodType<T>): Promise<T | undefined> => {
    try {
      const { payload } = await jwtVerify(token, by, {
        algorithms: [algorithm],
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      return claims.safeParse(payload).data;
    } catch {
      return undefined;
    }
  };

  return {
    signAccess: (claims) => sign(claims, access),
    readAccess: (token) => read(token, access, accessClaims),
    // In a fixed order, as the order of the claims is part of what is signed.
    signRefresh: ({ sub, tenant, sid, jti, iat, exp }) => sign({ sub, tenant, sid, jti, iat, exp }, refresh),
    readRefresh: (token) => read(token, refresh, refreshClaims),
    nameOf: (sid, renewals) => createHmac('sha256', names).update(`${sid} ${renewals}`).digest('base64url'),
  };
};
