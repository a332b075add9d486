import { recordOf, recordsIn } from '../../../domain/records.ts';
import { createVerb } from '../../collections/verbs.ts';
import { collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import { executeWithin } from '../../collections/write.ts';
import type { Database } from '../../database/connection.ts';
import { type Detail, Failure } from '../../failure.ts';
import { bodyChecker } from '../../http/body.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { ContractCall } from '../../http/contract.ts';
import { fileOf, itemOf, type NamedRow, type TemplateFile } from './file.ts';
import { schemaAddress, templateFileSchema } from './schema.ts';
import { secretsIn } from './secrets.ts';
import { shippedTemplates } from './shipped.ts';

interface Dependencies {
  database: Database;
  model: Model;
  calls: readonly ContractCall[];
  addresses: { of(db: Reader, path: string): Promise<string> };
}

interface Import {
  platform: number;
  vertical: number;
  file: TemplateFile;
}

const parts = ['parameters', 'goals', 'leadStatusMappings', 'outApi', 'redirect', 'apiSync', 'postback'];

const namesOf = async (db: Reader, vertical: number): Promise<NamedRow> => {
  const goals = await db
    .selectFrom('goals')
    .select(['id', 'key as name'])
    .where('vertical_id', '=', vertical)
    .execute();
  const grades = await db
    .selectFrom('lead_grades')
    .select(['id', 'title as name'])
    .where('vertical_id', '=', vertical)
    .execute();
  const mapOf = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { goals: mapOf(goals), leadGrades: mapOf(grades) };
};

/** Maps the path of a failure in the template to the corresponding place in the file. */
const inFile = (detail: Detail): Detail => {
  const path = (detail.path ?? '').replace(/^items\.0\.?/, '');
  return ['platform', 'vertical'].includes(path)
    ? { ...detail, path }
    : { ...detail, path: path ? `file.${path}` : 'file' };
};

const templateFaults = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid') throw error.told(inFile);
    throw error;
  }
};

/** Handlers of template files. */
export const createTemplateFileHandlers = ({ database, model, calls, addresses }: Dependencies): Handlers => {
  const collection = collectionNamed(model, 'integrationTemplate');
  const check = bodyChecker(templateFileSchema(calls), collection.entity.fields);
  return {
    listShippedTemplates: async () => ({ data: { items: shippedTemplates() } }),
    exportIntegrationTemplate: async ({ params, caller }: Call<{ id: number }>) => {
      const file = await database.tenant(caller.tenantId, 'integrationTemplate').read(async (db) => {
        const query = { with: [...parts, 'apiSyncSchedule'] };
        const template = await readRecord(db, model, collection, { id: params.id, query, caller });
        const names = await namesOf(db, Number(template['vertical']));
        return fileOf(template, names, await addresses.of(db, schemaAddress));
      });
      const secrets = secretsIn(file);
      if (secrets.length > 0) throw new Failure('refused', { details: secrets });
      return { data: file };
    },
    createTemplateOfFile: async (call: Call<unknown, unknown, Import>) => {
      const { caller, body } = call;
      const { platform, vertical, file } = body;
      return templateFaults(async () => {
        check(file);
        const secrets = secretsIn(file);
        if (secrets.length > 0) throw new Failure('invalid', { details: secrets });
        const names = await database.tenant(caller.tenantId, 'integrationTemplate').read((db) => namesOf(db, vertical));
        const verb = createVerb(collection, [{ ...itemOf(file, names), platform, vertical }]);
        const made = await executeWithin({ database, model }, collection, call, verb, (_, work) => work());
        const [record] = recordsIn(recordOf(made.data)['items']);
        if (!record) throw new Error('The template that was created is missing in the answer');
        const { id, title } = record;
        return { status: 201, data: { id, title } };
      });
    },
  };
};
