import type { Model } from '../model.ts';
import { callDiagnostics } from './calls.ts';
import { clashDiagnostics } from './clashes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { conditionDiagnostics } from './conditions.ts';
import { exclusiveDiagnostics } from './exclusive.ts';
import { insideDiagnostics } from './inside.ts';
import { listDiagnostics } from './lists.ts';
import { menuDiagnostics } from './menus.ts';
import { ownerDiagnostics } from './owners.ts';
import { partDiagnostics } from './parts.ts';
import { referenceDiagnostics } from './references.ts';
import { rowOwnerDiagnostics } from './row-owners.ts';
import { valueDiagnostics } from './values.ts';

/** Returns everything that is wrong with a model, not only the first thing. */
export const check = (model: Model): Diagnostic[] => {
  const found = [
    ...referenceDiagnostics(model),
    ...listDiagnostics(model),
    ...callDiagnostics(model),
    ...menuDiagnostics(model),
    ...ownerDiagnostics(model),
    ...insideDiagnostics(model),
    ...rowOwnerDiagnostics(model),
    ...exclusiveDiagnostics(model),
    ...conditionDiagnostics(model),
    ...valueDiagnostics(model),
  ];
  // The following checks build the contract, whose examples must match the patterns.
  if (found.some(({ code }) => code === 'SL305')) return found;
  return [...found, ...clashDiagnostics(model), ...partDiagnostics(model)];
};
