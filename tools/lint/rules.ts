import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** Creates a rule that reports whatever an esquery selector finds in a file. */
const without = (selector: string, message: string): Rule => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** Rules of this project that oxlint doesn't have, as a plugin for `oxlint.config.ts`. */
const plugin = {
  meta: { name: 'sluice' },
  rules: {
    'write-the-extension': without(
      // \x2f is a slash, which would end the pattern.
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration) > Literal.source' +
        '[value=/^\\.{1,2}\\x2f.*(?<!\\.(ts|tsx|json|css|js|mjs|mdx|png|svg))$/]',
      'Write the extension (.ts, .tsx): Node runs the server’s files as they are and guesses none.',
    ),
    'wait-with-patience': without(
      'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]',
      'Say how long: `patience.wait`. Vitest gives up after a second, which a loaded machine needs.',
    ),
    'name-the-field': without(
      'MemberExpression[computed=true] > Literal.property[raw=/^\\D/]',
      'Name the field: `values.offer`.',
    ),
    'no-object-call': without(
      'CallExpression[callee.name="Object"]',
      'What `Object(…)` returns is an `any`: look at the fields of a value with `recordOf` of `domain/records.ts`.',
    ),
    'no-spread-of-literal': without(
      'ObjectExpression > SpreadElement > ObjectExpression.argument[properties.length>0]',
      'Write the properties themselves: TypeScript looks for surplus ones only there.',
    ),
    'no-casts': without(
      'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
      'No casts in hooks: `Hooks<…>` and `Change<…>` know the types of an entity’s fields.',
    ),
  },
};

export default plugin;
