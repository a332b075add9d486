/**
 * The decimals of ISO 4217 for all currencies in use that don't have two. `Intl` has those of CLDR, which leaves out what
 * is no longer in circulation as coins (COP, HUF, IDR, IQD, PKR) though banks still pay it, and they differ between
 * versions of the runtime.
 */
const codesOf: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const digits = new Map(
  codesOf.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
);

/** Returns the number of decimals that payments in a currency have; two if the code is unknown. */
export const currencyDecimals = (code: string): number => digits.get(code) ?? 2;
