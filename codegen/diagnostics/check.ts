import type { Model } from '../model.ts';
import { callDiagnostics } from './calls.ts';
import { clashDiagnostics } from './clashes.ts';
import type { Diagnostic } from './diagnostic.ts';
import { partDiagnostics } from './parts.ts';
import { referenceDiagnostics } from './references.ts';
import { valueDiagnostics } from './values.ts';

/** Everything that is wrong with a model, not only the first thing. */
export const check = (model: Model): Diagnostic[] => [
  ...referenceDiagnostics(model),
  ...callDiagnostics(model),
  ...clashDiagnostics(model),
  ...valueDiagnostics(model),
  ...partDiagnostics(model),
];
