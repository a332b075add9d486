import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** The browser to start, and the environment it needs. */
interface Chromium {
  program: string;
  environment: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const playwrightFolders = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];

const ofTheSystem = (): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(onMac)
    .filter((file) => existsSync(file));

const ofPlaywright = (): string[] =>
  playwrightFolders
    .filter((folder) => folder !== '' && existsSync(folder))
    .flatMap((folder) =>
      globSync('chromium*-*/chrome-*/{chrome,headless_shell,chrome-headless-shell}', { cwd: folder })
        .sort()
        .reverse()
        .map((file) => join(folder, file)),
    );

/**
 * Checks that it prints its version: a distribution's program may be a stub that only says how to install the real one.
 */
const works = (program: string): Promise<boolean> =>
  run(program, ['--version'], { timeout: 20_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
    () => false,
  );

/** The package's own file only knows the folders of a Lambda. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const packageFolder = join(import.meta.dirname, '../node_modules/@sparticuz/chromium');

/**
 * Returns the Chromium inside the npm package, with the shared libraries it includes for bare systems; unpacked once,
 * next to other packages' caches. The package unpacks into TMPDIR, and unpacks the libraries only if it takes the
 * system for a Lambda.
 */
const ofThePackage = async (): Promise<Chromium> => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(packageFolder, `../../.cache/chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const draft = mkdtempSync(`${folder}-`);
    const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    writeFileSync(join(draft, 'fonts/fonts.conf'), fontConfiguration);
    try {
      renameSync(draft, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error; // another process was quicker
      rmSync(draft, { recursive: true });
    }
  }
  return {
    program: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
};

/** Finds Chromium: SLUICE_CHROMIUM, else the system's, else one installed by Playwright, else the npm package's. */
const findChromium = async (): Promise<Chromium> => {
  const named = process.env.SLUICE_CHROMIUM;
  if (named) return { program: named, environment: {} };
  for (const program of [...ofTheSystem(), ...ofPlaywright()]) {
    if (await works(program)) return { program, environment: {} };
  }
  return ofThePackage();
};

/** Starts a headless Chromium with a fresh profile. */
export const launchChromium = async (): Promise<Browser> => {
  const { program, environment } = await findChromium();
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...process.env, ...environment }))
    if (value !== undefined) env[name] = value;
  return chromium.launch({
    executablePath: program,
    env,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // Most of what is drawn is never looked at; this saves a fourteenth of a page's CPU time.
      '--num-raster-threads=1',
      // Pages are open for seconds or minutes, too short for the most expensive compiler to pay off (D1565).
      '--js-flags=--no-opt',
    ],
  });
};
