import { formsOf } from './definitions.ts';
import { testForms } from './form-tests.ts';

testForms(formsOf('advertiser', 'offer', 'landing', 'campaign'));
