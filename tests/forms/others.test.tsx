import { forms, formsOf } from './definitions.ts';
import { testForms } from './form-tests.ts';

// Every entity that has no place in another file, those yet to come included.
const elsewhere = new Set(formsOf('user', 'team', 'role', 'advertiser', 'offer', 'landing', 'campaign'));

testForms(forms.filter((one) => !elsewhere.has(one)));
