import type { ContractPart } from '../../openapi/contract-part.ts';
import type { Entity } from '../../openapi/define.ts';
import { hasSearchText, searchColumn, searchView } from '../../openapi/finding.ts';
import { columnName, joinTableName, tableName } from '../../openapi/names.ts';
import { type WrittenPermission, writtenPermissions } from '../../openapi/permissions.ts';
import { besideFields, isStandard } from '../../openapi/standard.ts';
import { entityPaths } from '../contract/operations.ts';
import { listParameters } from '../contract/parameters.ts';
import { entitySchemas } from '../contract/schemas.ts';
import { pagesIn } from '../menu.ts';
import type { Model } from '../model.ts';
import { derivedPermissions } from '../permissions.ts';
import { type Claim, clashes } from './claims.ts';
import type { Diagnostic } from './diagnostic.ts';

const tables = (entities: [string, Entity][], coreTables: readonly string[]): Claim[] => [
  ...coreTables.map((name): Claim => ({ name, by: {} })),
  ...entities.map(([entity, of]): Claim => ({ name: tableName(of), by: { entity, at: ['path'] } })),
  ...entities.flatMap(([entity, of]) =>
    Object.entries(of.fields).flatMap(([name, { kind }]): Claim[] =>
      kind === 'many' || kind === 'tags'
        ? [{ name: joinTableName(of, name), by: { entity, at: ['fields', name] } }]
        : [],
    ),
  ),
  ...entities.flatMap(([entity, of]) =>
    hasSearchText(of) ? [{ name: searchView(tableName(of)), by: { entity, at: ['find'] } }] : [],
  ),
];

const columns = (entity: string, of: Entity): Claim[] => [
  { name: 'tenant_id', by: {} },
  { name: searchColumn, by: {} },
  ...Object.keys(of.fields).map(
    (name): Claim => ({
      name: columnName(name, of),
      by: { entity, at: ['fields', name] },
    }),
  ),
];

/** Treats `/user/users/{id}` and `/user/users/{userId}` as one address. */
const address = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`;

const operations = (paths: ContractPart['paths'], by: Claim['by']): { addresses: Claim[]; ids: Claim[] } => {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({ address: address(method, path), operationId })),
  );
  return {
    addresses: all.map((one) => ({ name: one.address, by })),
    ids: all.map(({ operationId }) => ({ name: operationId, by })),
  };
};

const takenNames = ({ definitions }: Model): Diagnostic[] =>
  Object.entries(definitions).flatMap(([entity, { fields, calls }]) => {
    const isEdited = calls.includes('edit') || calls.includes('editOne');
    return Object.keys(fields)
      .filter((name) => isStandard(name) || (isEdited && besideFields.some((one) => one === name)))
      .map((name) => ({
        code: 'SL206' as const,
        entity,
        at: ['fields', name],
        message: isStandard(name)
          ? `every record has a field \`${name}\` of its own`
          : `\`${name}\` is what an edit says beside its fields`,
        help: 'take the field out, or give it another name',
      }));
  });

/** The patterns of names, by kind. */
const forms: Record<string, RegExp> = {
  name: /^[a-z][A-Za-z0-9]*$/,
  path: /^[a-z][a-z0-9_]*(\/[a-z][a-z0-9_]*)*$/,
  route: /^[a-z][A-Za-z0-9-]*(\/[a-z][A-Za-z0-9-]*)*$/,
  value: /^[A-Za-z][A-Za-z0-9_]*$/,
};

const misspelt = (entity: string, of: Entity): Diagnostic[] => {
  const names: [keyof typeof forms, string[], string, string][] = [
    ['name', [], entity, 'like `trafficSource`'],
    ['path', ['path'], of.path, 'like `user/traffic_sources`'],
    ...Object.entries(of.views).flatMap(([view, { route, aliases }]) =>
      [route, ...aliases].map((name): [string, string[], string, string] => [
        'route',
        Object.keys(of.views).length > 1 ? ['views', view, 'route'] : ['route'],
        name,
        'like `settings/traffic-sources`',
      ]),
    ),
    ...Object.keys(of.fields).map((name): [string, string[], string, string] => [
      'name',
      ['fields', name],
      name,
      'like `createdAt`',
    ]),
    ...Object.keys(of.status?.set ?? {}).map((name): [string, string[], string, string] => [
      'value',
      ['status', 'set', name],
      name,
      'like `offer_revoked`',
    ]),
  ];
  return names.flatMap(([form, at, name, help]) =>
    forms[form]?.test(name)
      ? []
      : [
          {
            code: 'SL307' as const,
            entity,
            at,
            message: `\`${name}\` is not written as names are`,
            help: `write it ${help}`,
          },
        ],
  );
};

/** Checks for names that are claimed twice, and names that are reserved. */
export const clashDiagnostics = (
  model: Model,
  permissions: readonly WrittenPermission[] = writtenPermissions,
): Diagnostic[] => {
  const entities = Object.entries(model.entities);
  const parts = Object.entries(model.parts);
  const calls = [
    ...entities.map(([entity, of]) => operations(entityPaths(entity, of), { entity })),
    ...parts.map(([file, { paths }]) => operations(paths, { file })),
  ];
  const views = entities.flatMap(([entity, of]) =>
    Object.entries(of.views).map(([name, view]) => ({ entity, name, view })),
  );
  return [
    ...clashes('SL201', tables(entities, model.coreTables), 'the table', 'give one of them a path that ends otherwise'),
    ...clashes(
      'SL202',
      [
        ...views.flatMap(({ entity, view }) =>
          [view.route, ...view.aliases].map((name): Claim => ({ name, by: { entity, at: ['route'] } })),
        ),
        ...pagesIn(model.pages, true).map(
          ([key, { path }]): Claim => ({
            name: path.slice(1),
            by: { file: 'openapi/pages.ts', at: [key] },
          }),
        ),
      ],
      'the route',
      'say another `route`',
    ),
    ...clashes(
      'SL202',
      views.map(({ entity, name }) => ({ name, by: { entity, at: ['views', name] } })),
      'the name of the view',
      'give the view another name',
    ),
    ...clashes(
      'SL203',
      [
        ...derivedPermissions(model.entities).map(({ name }): Claim => ({ name, by: { file: 'a definition' } })),
        ...permissions.map(({ name }): Claim => ({ name, by: { file: 'openapi/permissions.ts', at: [name] } })),
      ],
      'the permission',
      'what follows from a definition need not be written',
    ),
    ...clashes(
      'SL204',
      calls.flatMap(({ ids }) => ids),
      'the operationId',
      'give the call another one',
    ),
    ...clashes(
      'SL205',
      calls.flatMap(({ addresses }) => addresses),
      'the call',
      'give it another path or method, or take the definition’s call out',
    ),
    ...clashes(
      'SL207',
      [
        ...entities.flatMap(([entity, of]) =>
          Object.keys(entitySchemas(entity, of)).map((name): Claim => ({ name, by: { entity } })),
        ),
        ...parts.flatMap(([file, { schemas = {} }]) =>
          Object.keys(schemas).map((name): Claim => ({ name, by: { file, at: [name] } })),
        ),
      ],
      'the schema',
      'give it another name',
    ),
    ...entities.flatMap(([entity, of]) => [
      ...clashes('SL208', columns(entity, of), 'the column', 'give the field another name'),
      ...clashes(
        'SL206',
        listParameters(entity, of).map(({ name }) => ({
          name,
          by: {
            entity,
            at: of.fields[name]
              ? ['fields', name]
              : of.queryParameters[name]
                ? ['queryParameters', name]
                : ['fields', name.replace(/(From|To)$/, '')],
          },
        })),
        'the parameter',
        'give the field another name, or let no list be narrowed by it',
      ),
      ...misspelt(entity, of),
    ]),
    ...takenNames(model),
  ];
};
