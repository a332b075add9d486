import type { Entity } from '../../openapi/define.ts';
import { columnType } from '../../openapi/traits.ts';
import { isStandard } from '../../openapi/standard.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Checks for what a network's single record can't have: it is created with the network, stays, and has no siblings. */
export const singleDiagnostics = (key: string, entity: Entity): Diagnostic[] => {
  if (!entity.single) return [];
  const wrong = (at: string[], message: string, help: string): Diagnostic => ({
    code: 'SL109',
    entity: key,
    at,
    message,
    help,
  });
  return [
    ...entity.calls
      .filter((call) => call !== 'read' && call !== 'edit')
      .map(
        (call): Diagnostic => ({
          code: 'SL306',
          entity: key,
          at: ['calls'],
          message: `\`${call}\` is a call, but there is one record, which is always there`,
          help: 'take the call out, or `single`',
        }),
      ),
    ...(entity.status
      ? [wrong(['status'], 'the only record has no status', 'make it a field of its own, or take `single` out')]
      : []),
    ...(Object.keys(entity.actions).length > 0
      ? [
          wrong(
            ['actions'],
            'actions are carried out on records of a list',
            'write the call by hand in openapi/paths, or take `single` out',
          ),
        ]
      : []),
    ...Object.entries(entity.fields).flatMap(([name, field]): Diagnostic[] => {
      const at = ['fields', name];
      if (field.kind === 'many' || field.kind === 'tags')
        return [
          wrong(
            at,
            'the only record refers to many through no table of its own',
            'keep the ids in a list, or take `single` out',
          ),
        ];
      if (field.createOnly) return [wrong(at, 'nobody makes the only record', 'take `createOnly` out')];
      if (isStandard(name) || !field.required || field.default !== undefined || columnType(field) === null) return [];
      return [
        {
          code: 'SL401',
          entity: key,
          at,
          message: 'every network has the record from its founding, and nothing to put here',
          help: 'Give it a `default`, or leave it optional.',
        },
      ];
    }),
  ];
};
