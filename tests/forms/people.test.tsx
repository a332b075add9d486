import { formsOf } from './definitions.ts';
import { testForms } from './form-tests.ts';

testForms(formsOf('user', 'team', 'role'));
