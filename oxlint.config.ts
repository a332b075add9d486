import { defineConfig } from 'oxlint';

/**
 * Which code may import which; each message says why. dependency-cruiser covers the deeper rules (cycles, unresolved
 * imports).
 */
export default defineConfig({
  plugins: ['typescript', 'react', 'unicorn'],
  jsPlugins: ['./tools/lint/rules.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // A scratch file in the root folder is not part of the project.
  ignorePatterns: [
    'node_modules',
    'dist',
    'data',
    'src/generated',
    'server/generated',
    'public',
    'coverage',
    '/*.ts',
    '!/*.config.ts',
  ],
  rules: {
    'no-array-constructor': 'error',
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'react-router',
            message: 'Import from react-router-dom: a second copy of the router loses the context under tests.',
          },
        ],
      },
    ],
    'sluice/no-object-call': 'error',
    'sluice/no-spread-of-literal': 'error',
    'sluice/write-the-extension': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unified-signatures': 'error',
    // Rules that need types: a promise that is never awaited loses its error.
    'typescript/await-thenable': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    // Files of the admin, and those of entities, have the name of what they define.
    {
      files: ['src/**/*.ts', 'openapi/entities/*.ts'],
      rules: { 'unicorn/filename-case': ['error', { case: 'camelCase' }] },
    },
    {
      files: ['src/**/*.tsx'],
      rules: { 'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }] },
    },
    { files: ['tests/**', 'src/**/*.test.{ts,tsx}'], rules: { 'sluice/wait-with-patience': 'error' } },
    // Their types come from the definitions: the compiler can't see a workaround break when a field changes.
    { files: ['server/hooks/**'], rules: { 'sluice/name-the-field': 'error', 'sluice/no-casts': 'error' } },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['src/testing/**', 'src/**/*.test.tsx'],
      rules: { 'react/rules-of-hooks': 'off', 'react/exhaustive-deps': 'off' },
    },
    { files: ['tools/**', 'codegen/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
  ],
});
