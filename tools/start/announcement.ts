import { styleText } from 'node:util';
import { demoNetwork, demoPassword, secondNetwork } from '../../server/demo/sign-ins.ts';

const signIns = [
  [demoNetwork.admin, 'administrator'],
  [demoNetwork.manager, 'manager of affiliates'],
  [demoNetwork.advertiserManager, 'manager of advertisers'],
  [demoNetwork.advertiserMember, 'works for advertisers, changes nothing'],
  [demoNetwork.affiliate, 'affiliate'],
  [demoNetwork.affiliate2, 'affiliate of another team'],
] as const;

const width = Math.max(...Object.values(demoNetwork).map((email) => email.length)) + 2;

/** Returns what a person needs to get started: where to go, and in the demo network how to sign in. */
export const announcement = ({ admin, api, demo }: { admin: string; api: string; demo: boolean }): string => {
  const second = new URL(admin);
  second.hostname = secondNetwork.host;
  const lines = [
    styleText('bold', 'Sluice is ready'),
    '',
    `Admin          ${styleText('cyan', admin)}`,
    `API reference  ${styleText('cyan', `${api}/docs`)}`,
    ...(demo
      ? [
          '',
          `Demo sign-ins, all with the password ${styleText('bold', demoPassword)}`,
          ...signIns.map(([email, who]) => `  ${email.padEnd(width)}${styleText('gray', who)}`),
          `A second network, apart from the first: ${styleText('cyan', second.origin)}`,
          `  ${secondNetwork.admin.padEnd(width)}${styleText('gray', 'administrator')}`,
        ]
      : []),
    '',
    styleText('gray', 'Ctrl-C stops it.'),
  ];
  return `\n${lines.map((line) => `  ${styleText('magenta', '│')} ${line}`.trimEnd()).join('\n')}\n`;
};
