import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Entity } from '../../openapi/define.ts';
import { parsed } from '../source/definition.ts';
import { appended, type Edit, edited, imported, literalAt, put } from './edit.ts';
import { fieldLine, fieldText, inWords, type KnownSchemas, optionTexts } from './infer.ts';
import type { FoundCollection, FoundField, Lack } from './lacking.ts';
import { key as property, text as quote } from '../resources/print.ts';

/** A definition's file with what was adopted, and what could not be. */
export interface Adopted {
  text: string;
  /** In words, for the report: `field colour`. */
  what: string[];
  left: Diagnostic[];
}

const statusValue = (name: string): string =>
  `${property(name)}: { en: ${quote(inWords(name))}, ru: '', tone: 'neutral' }`;

/** Returns statuses as a definition writes them. */
export const statusText = ({ values, call }: NonNullable<FoundCollection['statuses']>): string =>
  `{ set: { ${values.map(statusValue).join(', ')} }${call ? `, call: ${quote(call)}` : ''} }`;

const firstLine = (said: string): string => said.trim().split('\n')[0] ?? '';

/** Returns an action as a definition writes it; undefined if the kind of one of its fields is unknown. */
export const actionText = (
  name: string,
  summary: string,
  fields: Record<string, FoundField>,
  known: KnownSchemas,
): string | undefined => {
  const inner = Object.values(fields).map(
    (field) => [field.name, fieldText({ ...field, shown: true }, known)] as const,
  );
  if (inner.some(([, text]) => text === undefined)) return undefined;
  const said =
    inner.length > 0
      ? `, fields: { ${inner.map(([field, text]) => `${property(field)}: ${text?.code}`).join(', ')} }`
      : '';
  return `${property(name)}: { en: ${quote(firstLine(summary) || inWords(name))}, ru: ''${said} }`;
};

/** Adds to a definition's text what it lacks. Nothing is removed or changed. */
export const adoptInto = (
  key: string,
  text: string,
  entity: Entity,
  lack: Lack,
  theirs: FoundCollection,
  known: KnownSchemas,
): Adopted => {
  const source = parsed(`${key}.ts`, text);
  const edits: Edit[] = [];
  const what: string[] = [];
  const uses: string[] = [];
  const left: Diagnostic[] = [];
  const leave = (at: string[], message: string, help: string): void => {
    left.push({ code: 'SL601', entity: key, at, message, help });
  };
  const add = (edit: Edit | undefined, said: string, at: string[]): void => {
    if (!edit) return leave(at, `${said} has no place in the file that could be found`, 'write it by hand');
    edits.push(edit);
    what.push(said);
  };

  const lines = lack.fields.flatMap((field) => {
    const line = fieldLine(field, known, '    ');
    if (line) return [{ field, line }];
    leave(
      ['fields', field.name],
      `what \`${field.name}\` (${field.shape.type}) refers to can’t be told`,
      'write it by hand',
    );
    return [];
  });
  const fields = literalAt(source, key, ['fields']);
  if (lines.length > 0 && fields) {
    edits.push(
      appended(
        source,
        fields,
        lines.map(({ line }) => line.code),
      ),
    );
    what.push(...lines.map(({ field }) => `field ${field.name}`));
    uses.push(...lines.flatMap(({ line }) => line.uses));
  }

  for (const [name, values] of Object.entries(lack.values)) {
    const at = name === 'status' ? ['status', 'set'] : ['fields', name, 'options'];
    const literal = literalAt(source, key, at);
    const said = `${values.join(', ')} of ${name}`;
    if (!literal)
      leave(
        at,
        `the values ${said} have no place in this file`,
        'its options are said elsewhere; add them there by hand',
      );
    else
      add(
        appended(source, literal, name === 'status' ? values.map(String).map(statusValue) : optionTexts(values)),
        said,
        at,
      );
  }

  const { statuses } = theirs;
  if (statuses && !entity.status) add(put(source, key, 'status', [], statusText(statuses)), 'statuses', ['status']);
  const calls = lack.calls.filter((call) => call !== 'status' || statuses !== undefined || entity.status !== undefined);
  if (calls.length > 0) {
    const entries = calls.map(quote);
    add(
      put(source, key, 'calls', entries, `[${entries.join(', ')}]`),
      calls.length === 1 ? `call ${calls[0]}` : `calls ${calls.join(', ')}`,
      ['calls'],
    );
  }
  const actions = Object.entries(lack.actions).flatMap(([name, { summary, fields: own }]) => {
    const action = actionText(name, summary, own, known);
    if (action === undefined)
      leave(['actions', name], `what the fields of \`${name}\` are can’t be told`, 'write it by hand');
    uses.push(...Object.values(own).flatMap((field) => fieldText({ ...field, shown: true }, known)?.uses ?? []));
    return action === undefined ? [] : [{ name, action }];
  });
  if (actions.length > 0) {
    const entries = actions.map(({ action }) => action);
    add(
      put(source, key, 'actions', entries, `{ ${entries.join(', ')} }`),
      `call ${actions.map(({ name }) => name).join(', ')}`,
      ['actions'],
    );
  }
  edits.push(...imported(source, uses));
  return { text: edited(text, edits), what, left };
};
