import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What may import what; the message says why. Deeper rules (cycles, unresolved) are dependency-cruiser's. */
export default tseslint.config(
  {
    // A file that someone tries something in, in the folder itself, is no part of the project.
    ignores: [
      'node_modules',
      'dist',
      'data',
      'src/generated',
      'server/generated',
      'public',
      'coverage',
      '*.ts',
      '!*.config.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              message: 'Import from react-router-dom: a second copy of the router loses the context under tests.',
            },
          ],
          patterns: [
            {
              regex: '^\\.{1,2}/.*(?<!\\.(ts|tsx|json|css|js|mjs|mdx|png|svg))(\\?\\w+)?$',
              message: 'Write the extension (.ts, .tsx): Node runs the server’s files as they are and guesses none.',
            },
          ],
        },
      ],
    },
  },
  {
    // Rules that need types: a promise that nobody waits for loses its error.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['tests/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]',
          message: 'Say how long: `patience.wait`. Vitest gives up after a second, which a loaded machine needs.',
        },
      ],
    },
  },
  {
    // Their types come from the definitions: what goes round them is not seen by the compiler when a field changes.
    files: ['server/hooks/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[computed=true] > Literal.property[raw=/^\\D/]',
          message: 'Name the field: `values.offer`.',
        },
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'No casts in hooks: `Hooks<…>` and `Change<…>` know the types of an entity’s fields.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/testing/**', 'src/**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['tools/**', 'codegen/**', 'bench/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
);
