import { readFileSync } from 'node:fs';
import { faultsOf } from './commit/message.ts';

/** Git's hook `commit-msg`: refuses a message that is not written as CONTRIBUTING.md says. Takes the message's file. */

const [file = ''] = process.argv.slice(2);
const faults = faultsOf(readFileSync(file, 'utf8'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
