import type { Operation } from '../../openapi/contract-part.ts';
import { successes } from '../client/prepare.ts';
import { contract } from '../contract/contract.ts';
import type { Model } from '../model.ts';
import { allPermissions } from '../permissions.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';

/** Returns every `$ref` inside a value. */
const references = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : references(one),
  );
};

const unsaid = (operation: Operation): string[] => [
  ...(operation.operationId ? [] : ['operationId']),
  ...(operation.summary ? [] : ['summary']),
  ...(operation.tags?.length > 0 ? [] : ['tags']),
  ...(operation['x-permission'] === undefined ? ['x-permission'] : []),
  ...(operation['x-permission'] === null && !operation.security ? ['security: []'] : []),
  ...(successes(operation).length > 0 ? [] : ['a success']),
  ...successes(operation).flatMap(([status, { content }]) =>
    content?.['application/json'] && content['application/json'].example === undefined
      ? [`an example of ${status}`]
      : [],
  ),
];

/** Checks hand-written calls for what they leave out, and for names that don't exist. */
export const partDiagnostics = ({ entities, parts }: Model): Diagnostic[] => {
  const { components } = contract(entities, Object.values(parts));
  const permissions = allPermissions(entities).map(({ name }) => name);
  const targets = [
    ...Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(components.responses).map((name) => `#/components/responses/${name}`),
  ];
  return Object.entries(parts).flatMap(([file, part]) => [
    ...references(part)
      .filter((target) => !targets.includes(target))
      .map((target) => ({
        code: 'SL102' as const,
        file,
        message: `\`${target}\` is not in the contract`,
        help: oneOf(target, targets),
      })),
    ...Object.entries(part.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]): Diagnostic[] => {
        const at = [`${method.toUpperCase()} ${path}`];
        const lacks = unsaid(operation);
        return [
          ...(lacks.length > 0
            ? [
                {
                  code: 'SL308' as const,
                  file,
                  at,
                  message: `it does not say: ${lacks.join(', ')}`,
                  help: 'every call says what it is, who may make it and what it answers',
                },
              ]
            : []),
          ...(operation['x-permission'] ?? [])
            .filter((name) => !permissions.includes(name))
            .map((name) => ({
              code: 'SL110' as const,
              file,
              at,
              message: `unknown permission \`${name}\``,
              help: oneOf(name, permissions),
            })),
        ];
      }),
    ),
  ]);
};
