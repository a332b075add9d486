import type { Entity, Field, View } from '../../openapi/define.ts';
import { hasPage } from '../../openapi/layout.ts';
import { pageFields } from './page-fields.ts';
import { camelCase, pascalCase, pluralName } from '../../openapi/names.ts';

export type Entities = Readonly<Record<string, Entity>>;

/** A page of the admin being built: what it shows, the names in its file, and the file's imports. */
export interface Page {
  entities: Entities;
  /** The entity's name in code. */
  key: string;
  entity: Entity;
  view: View;
  /** The definition's file. */
  source: string;
  /** `offer` in `offerColumns`. */
  name: string;
  /** `Offer` in `OfferList`. */
  component: string;
  /** The types of a record, of what is sent to create or edit one, and of the list's parameters. */
  record: string;
  values: string;
  query: string;
  /** The name in react-admin and in the messages: the route. */
  resource: string;
  /** The fields that it shows somewhere. */
  fields: Readonly<Record<string, Field>>;
  /** Module → names, collected while the file is written. */
  imports: Map<string, Set<string>>;
  /** Types of rows and groups inside a record, collected likewise: name → type. */
  types: Map<string, string>;
}

export const newPage = (entities: Entities, entityKey: string, viewKey: string): Page => {
  const entity = entities[entityKey]!;
  const view = entity.views[viewKey]!;
  return {
    entities,
    key: entityKey,
    entity,
    view,
    source: `openapi/entities/${entityKey}.ts`,
    name: camelCase(viewKey),
    component: pascalCase(viewKey),
    record: pascalCase(entityKey),
    values:
      entity.calls.includes('create') || entity.calls.includes('edit')
        ? `${pascalCase(entityKey)}Values`
        : pascalCase(entityKey),
    query: `${pluralName(entity)}Query`,
    resource: view.route,
    fields: pageFields(entities, entity, view),
    imports: new Map(),
    types: new Map(),
  };
};

/** Records an import and returns the name. */
export const use = ({ imports }: Page, module: string, name: string): string => {
  imports.set(module, (imports.get(module) ?? new Set()).add(name));
  return name;
};

const components = '../../components';

/** Fields that react-admin displays as we want them. */
const borrowed = new Set(['TextField', 'EmailField']);

/** Records the import of a component that displays a field, and returns its name. */
export const useField = (page: Page, name: string): string =>
  use(page, borrowed.has(name) ? 'react-admin' : `${components}/fields/${name}.tsx`, name);

export const useInput = (page: Page, name: string): string => use(page, `${components}/inputs/inputs.tsx`, name);

export const useComponent = (page: Page, module: string, name: string): string =>
  use(page, `${components}/${module}`, name);

/** Returns the pages of the model that people see, each with the keys of its entity and view. */
export const pagesOf = (entities: Entities): Page[] =>
  Object.entries(entities).flatMap(([entityKey, entity]) =>
    Object.entries(entity.views).flatMap(([viewKey, view]) =>
      hasPage(view) ? newPage(entities, entityKey, viewKey) : [],
    ),
  );
