import { formsOf } from './definitions.ts';
import { testForms } from './formTests.ts';

testForms(formsOf('user', 'team', 'role'));
