import { catalogueFile } from './catalogue.ts';
import { type Contract, contract, contractFile } from './contract/contract.ts';
import type { GeneratedFile } from './file.ts';
import { pagesFile } from './menu.ts';
import { messageFiles } from './messages.ts';
import type { Model } from './model.ts';
import { permissionsFile, permissionWordsFile } from './permissions.ts';
import { recordsFile } from './records.ts';
import { resourceFiles } from './resources/index.ts';
import { schemaOf } from './tables/from-entities.ts';
import { tablesFile } from './tables/table-types.ts';

/** Everything made directly from the definitions: one pure function per output. */
const outputs: readonly ((model: Model) => GeneratedFile[])[] = [
  ({ entities }) => [tablesFile(schemaOf(entities)), recordsFile(entities)],
  ({ entities }) => [permissionsFile(entities), permissionWordsFile(entities)],
  ({ entities }) => resourceFiles(entities),
  ({ pages }) => [pagesFile(pages)],
  ({ entities, pages }) => messageFiles(entities, pages),
];

/** Returns the contract of a model. */
export const contractOf = (model: Model): Contract => contract(model.entities, Object.values(model.parts));

/** Returns the files made from the definitions; what tools make from the contract is not included. */
export const definitionFiles = (model: Model, document: Contract): GeneratedFile[] => [
  contractFile(document),
  catalogueFile(model.entities, model.pages, document),
  ...outputs.flatMap((output) => output(model)),
];
