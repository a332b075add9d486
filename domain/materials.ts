/** The type of a creative's file, as shown to affiliates. */
export type MaterialType = 'image' | 'video' | 'archive' | 'text' | 'file';

/** The type of an extension's files, as shown to affiliates, and the contents allowed under that extension. */
export interface Material {
  type: MaterialType;
  /** As `file-type` names them. Absent if the content is text, or can't be detected. */
  contents?: readonly string[];
  /** The content is text: it has no zero bytes. */
  isText?: true;
}

const all = (type: MaterialType, contents: Record<string, readonly string[]>): [string, Material][] =>
  Object.entries(contents).map(([extension, found]) => [extension, { type, contents: found }]);
const texts = (type: MaterialType, ...extensions: string[]): [string, Material][] =>
  extensions.map((extension) => [extension, { type, isText: true, contents: ['xml'] }]);

const mpeg4 = ['mp4', 'm4v', 'm4p', 'mov', 'f4v', '3gp'];
const mpeg = ['mpg', 'mp2', 'mts'];
const jpeg = ['jpg'];

/** The files allowed for creatives, by extension. */
const materials: ReadonlyMap<string, Material> = new Map([
  ...all('video', {
    mkv: ['mkv', 'webm'],
    flv: ['flv', 'f4v'],
    avi: ['avi'],
    mov: ['mov', ...mpeg4],
    qt: ['mov'],
    wmv: ['asf'],
    mp4: mpeg4,
    m4v: mpeg4,
    m4p: mpeg4,
    mpg: mpeg,
    mpeg,
    mpe: mpeg,
    mpv: mpeg,
    webm: ['webm', 'mkv'],
  }),
  ...all('file', {
    mp3: ['mp3'],
    wav: ['wav'],
    flac: ['flac'],
    wma: ['asf'],
    doc: ['cfb'],
    docx: ['docx', 'zip'],
    odt: ['odt'],
    pdf: ['pdf'],
    xls: ['cfb'],
    xlsx: ['xlsx', 'zip'],
    ods: ['ods'],
    ppt: ['cfb'],
    pptx: ['pptx', 'zip'],
  }),
  ...all('image', {
    apng: ['apng', 'png'],
    avif: ['avif'],
    gif: ['gif'],
    png: ['png', 'apng'],
    webp: ['webp'],
    bmp: ['bmp'],
    jpeg,
    jpg: jpeg,
    jfif: jpeg,
    pjpeg: jpeg,
    pjp: jpeg,
    tiff: ['tif'],
    psd: ['psd'],
    raw: ['tif', 'cr2', 'cr3', 'orf', 'arw', 'dng', 'nef', 'rw2', 'raf'],
    eps: ['eps', 'ps'],
    ai: ['pdf', 'ps', 'eps'],
  }),
  ...texts('image', 'svg'),
  ...all('archive', {
    tar: ['tar'],
    tgz: ['gz', 'tar.gz'],
    gz: ['gz', 'tar.gz'],
    bz2: ['bz2'],
    lz: ['lz'],
    lz4: ['lz4'],
    '7z': ['7z'],
    arj: ['arj'],
    rar: ['rar'],
    zip: ['zip'],
  }),
  ...texts('text', 'txt', 'html', 'htm'),
]);

/** The extensions allowed for creatives. */
export const materialExtensions: readonly string[] = [...materials.keys()];

export const maxMaterialMegabytes = 50;
export const maxMaterialBytes = maxMaterialMegabytes * 1_048_576;

const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Returns what a file is, judged by its name alone; undefined if not allowed for creatives. */
export const materialOf = (fileName: string): Material | undefined => materials.get(extensionOf(fileName));
