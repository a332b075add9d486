import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract } from '../contract/contract.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import { forTypes } from './prepare.ts';

/** `src/generated/api.d.ts`: the contract's types, for openapi-fetch. */
export const typesFile = async (document: Contract): Promise<GeneratedFile> => {
  const prepared: OpenAPI3 = JSON.parse(JSON.stringify(forTypes(document)));
  const nodes = await openapiTS(prepared, { alphabetize: true, defaultNonNullable: false });
  return typescript('src/generated/api.d.ts', 'openapi/openapi.json', astToString(nodes));
};
