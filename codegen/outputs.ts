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

/** Everything that is made of the definitions directly: one pure function an output. */
const outputs: readonly ((model: Model) => GeneratedFile[])[] = [
  ({ entities }) => [tablesFile(schemaOf(entities)), recordsFile(entities)],
  ({ entities }) => [permissionsFile(entities), permissionWordsFile(entities)],
  ({ entities }) => resourceFiles(entities),
  ({ pages }) => [pagesFile(pages)],
  ({ entities, pages }) => messageFiles(entities, pages),
];

/** The contract of a model. */
export const contractOf = (model: Model): Contract => contract(model.entities, Object.values(model.parts));

/** The files made of the definitions; what tools make of the contract is not among them. */
export const definitionFiles = (model: Model, document: Contract): GeneratedFile[] => [
  contractFile(document),
  catalogueFile(model.entities, model.pages, document),
  ...outputs.flatMap((output) => output(model)),
];
