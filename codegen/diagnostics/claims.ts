import type { Code, Diagnostic } from './diagnostic.ts';

/** Something that must be unique among its kind. */
export interface Claim {
  name: string;
  by: Pick<Diagnostic, 'entity' | 'at' | 'file'>;
}

const owner = ({ entity, file }: Claim['by']): string => entity ?? file ?? 'the product itself';

/** Returns a diagnostic for every name that was claimed before. */
export const clashes = (code: Code, claims: readonly Claim[], what: string, help: string): Diagnostic[] => {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const earlier = first.get(claim.name);
    if (!earlier) {
      first.set(claim.name, claim);
      return [];
    }
    return [{ code, ...claim.by, message: `${what} \`${claim.name}\` is taken by ${owner(earlier.by)}`, help }];
  });
};
