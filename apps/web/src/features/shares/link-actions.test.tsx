import type { OpenedShare } from '@lectern/protocol/shares';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { LinkActions } from './link-actions.tsx';

beforeAll(() => changeLanguage('zh'));

const COURSEWARE: OpenedShare = {
  share_id: 'a',
  document_id: '01a2028d-3272-70d9-82d6-b0624808bc78',
  name: '秋天的雨',
  core_type: 'courseware',
  resource_type_code: 'coursewares',
  format: 'ndpx',
  document_type: 1,
  size: 1,
  page_count: 3,
  cover: null,
  owner: { user_id: 'chen', name: '陈', avatar_url: '' },
  permission: 10,
  offered: 10,
  download: true,
  end_at: null,
  update_at: 0,
  file: null,
};
const PICTURE: OpenedShare = {
  ...COURSEWARE,
  core_type: 'image',
  resource_type_code: 'assets_picture',
  format: 'png',
  file: { url: '/f', download_url: '/f&download=1' },
};

/** Labels of the buttons that `LinkActions` shows for a resource. */
function offered(resource: OpenedShare, isSignedIn: boolean): string[] {
  const nothing = () => undefined;
  const page = renderToStaticMarkup(
    <LinkActions
      resource={resource}
      isSignedIn={isSignedIn}
      onOpen={nothing}
      onDisk={nothing}
      onSignIn={nothing}
    />,
  );
  const said = page.includes('仅供查看，不能下载或保存') ? ['only to be looked at'] : [];
  return [
    ...said,
    ...[...page.matchAll(/<button.*?<\/button>/g)].map(([all]) => all.replace(/<[^>]*>/g, '')),
  ];
}

it.each([
  ['a courseware, for a visitor without an account', COURSEWARE, false, ['保存到我的网盘']],
  [
    'an editable courseware, for a visitor without an account',
    { ...COURSEWARE, offered: 20 },
    false,
    ['保存到我的网盘', '编辑课件'],
  ],
  ['a courseware, for a user with an account', COURSEWARE, true, ['保存到我的网盘', '查看课件']],
  [
    'an editable courseware, for a user with an account',
    { ...COURSEWARE, offered: 20, permission: 20 },
    true,
    ['保存到我的网盘', '编辑课件'],
  ],
  [
    'a courseware that may not be saved',
    { ...COURSEWARE, download: false },
    true,
    ['only to be looked at', '查看课件'],
  ],
  ['a picture', PICTURE, false, ['下载', '保存到我的网盘']],
  [
    'a picture that may not be saved',
    { ...PICTURE, download: false, file: { url: '/f', download_url: null } },
    false,
    ['only to be looked at'],
  ],
  [
    'a file, which cannot be edited',
    { ...PICTURE, offered: 20, permission: 20 },
    true,
    ['下载', '保存到我的网盘'],
  ],
] as const)('a link shows only the allowed actions for %s', (_, resource, isSignedIn, expected) => {
  expect(offered(resource as OpenedShare, isSignedIn)).toEqual(expected);
});
