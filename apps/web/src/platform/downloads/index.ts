export { DownloadChoices } from './download-choices.tsx';
export { type CoursewareFormat, downloadCourseware } from './download-courseware.ts';
export { useDownloadTexts } from './download-texts.ts';
