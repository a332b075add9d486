import { escapeQuery, joinParameters, rawParameters, unescapeQuery } from '../../../providers/data/query.ts';

/** The parameters of an address or of a call, each with its values. An empty value counts too: it stands for "none". */
export type Parameters = Readonly<Record<string, readonly string[]>>;

/** Reads a query; commas separate the values of a parameter. */
export const readParameters = (search: string): Parameters =>
  Object.fromEntries(rawParameters(search).map(([name, raw]) => [name, raw.split(',').map(unescapeQuery)]));

/** Writes a query without '?'. Parameters without a value are left out. */
export const writeParameters = (parameters: Parameters): string =>
  joinParameters(
    Object.entries(parameters)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.map(escapeQuery).join(',')]),
  );
