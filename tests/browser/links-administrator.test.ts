import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { describeWalks } from './walks.ts';

describeWalks(['an administrator', demoNetwork.admin, 40]);
