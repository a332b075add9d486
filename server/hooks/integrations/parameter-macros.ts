import { z } from 'zod';
import { leadParameters } from '../../../domain/traffic/inbound-rules.ts';
import { unknownParameters } from '../../../domain/traffic/macros.ts';
import type { Reader } from '../../collections/hooks.ts';
import { type Detail, violation } from '../../failure.ts';

const parameterNames = z.array(z.object({ name: z.string() }));

/** Texts of a change that are filled in with a lead's values. */
interface Filled {
  outApi?: {
    url?: string | null;
    headers?: readonly { value: string }[] | null;
    body?: string | null;
  } | null;
  redirect?: { url?: string | null } | null;
}

const textsOf = ({ outApi, redirect }: Filled): [path: string, text: string | null | undefined][] => [
  ['outApi.url', outApi?.url],
  ...(outApi?.headers ?? []).map(({ value }, place): [string, string] => [`outApi.headers.${place}.value`, value]),
  ['outApi.body', outApi?.body],
  ['redirect.url', redirect?.url],
];

/** Whether a change contains a macro of a parameter anywhere, in which case the vertical matters. */
const namesParameters = (values: Filled): boolean =>
  textsOf(values).some(([, text]) => text && unknownParameters(text, []).length > 0);

/** Names with a built-in macro aren't additional parameters. */
const furtherOf = (parameters: readonly { name: string }[]): string[] =>
  parameters.map(({ name }) => name).filter((name) => !leadParameters.includes(name));

/** Returns macros of parameters that the vertical doesn't ask for. */
export const unknownParametersIn = (
  { values, path }: { values: Filled; path: string },
  parameters: readonly { name: string }[],
): Detail[] => {
  const names = furtherOf(parameters);
  return textsOf(values).flatMap(([place, text]) =>
    unknownParameters(text ?? '', names)
      .slice(0, 1)
      .map(({ name, nearest }) => violation(`${path}.${place}`, 'macro', 'lead', `{${name}}`, `{${nearest}}`)),
  );
};

/** The same, given the id of the vertical. */
export const unknownParametersOf = async (
  change: { values: Filled; path: string },
  vertical: number | null | undefined,
  db: Reader,
): Promise<Detail[]> => {
  if (vertical == null || !namesParameters(change.values)) return [];
  const found = await db
    .selectFrom('verticals')
    .select('incoming_parameters')
    .where('id', '=', vertical)
    .executeTakeFirst();
  return found ? unknownParametersIn(change, parameterNames.parse(found.incoming_parameters ?? [])) : [];
};
