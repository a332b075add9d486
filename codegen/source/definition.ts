import ts from 'typescript';

/** Parses a definition's source text. */
export const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Returns the object that is passed to `export const <key> = entity({…})`. */
export const definitionOf = (source: ts.SourceFile, key: string): ts.ObjectLiteralExpression | undefined => {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || name.text !== key || !initializer || !ts.isCallExpression(initializer)) continue;
      const [given] = initializer.arguments;
      if (given && ts.isObjectLiteralExpression(given)) return given;
    }
  }
  return undefined;
};

/** Returns the property of that name, in an object or in one of the objects passed to a call. */
export const propertyOf = (node: ts.Node, name: string): ts.PropertyAssignment | undefined => {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.find(
      (property): property is ts.PropertyAssignment =>
        ts.isPropertyAssignment(property) &&
        (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
        property.name.text === name,
    );
  }
  if (!ts.isCallExpression(node)) return undefined;
  return node.arguments.map((one) => propertyOf(one, name)).find((found) => found !== undefined);
};

/**
 * Returns the innermost node that exists on a path through a definition (`['fields', 'contacts', 'fields', 'type']`).
 */
export const nodeAt = (definition: ts.Node, at: readonly string[]): ts.Node => {
  let value = definition;
  let found: ts.Node = definition;
  for (const name of at) {
    const property = propertyOf(value, name);
    if (property) {
      found = property;
      value = property.initializer;
    } else if (name === 'fields' && ts.isCallExpression(value) && value.arguments[0]) {
      // `list({ …fields }, { …options })`: the nested fields come first.
      value = value.arguments[0];
    } else break;
  }
  return found;
};

/** Returns the line, counted from 1, on which something in a definition is written. */
export const lineOf = (text: string, key: string, at: readonly string[]): number | undefined => {
  const source = parsed(`${key}.ts`, text);
  const definition = definitionOf(source, key);
  if (!definition) return undefined;
  return source.getLineAndCharacterOfPosition(nodeAt(definition, at).getStart()).line + 1;
};
