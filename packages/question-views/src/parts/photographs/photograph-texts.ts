/** Texts of the list of photographs. */
export const photographTexts = {
  zh: {
    photographs: '拍照上传',
    addPhotograph: '拍照或选图',
    photograph: (number: number) => `第 ${number} 张`,
    removePhotograph: (number: number) => `删除第 ${number} 张`,
    rotatePhotograph: (number: number) => `旋转第 ${number} 张`,
    photographsLeft: (count: number, most: number) => `${count}／${most} 张`,
    storing: '正在上传…',
    notStored: '没有上传成功',
    tryAgain: '重试',
    remove: '删除',
    noPicture: '这个文件不是图片',
  },
  en: {
    photographs: 'Photographs',
    addPhotograph: 'Add a photograph',
    photograph: (number: number) => `Photograph ${number}`,
    removePhotograph: (number: number) => `Remove photograph ${number}`,
    rotatePhotograph: (number: number) => `Rotate photograph ${number}`,
    photographsLeft: (count: number, most: number) => `${count} of ${most}`,
    storing: 'Uploading…',
    notStored: 'Not uploaded',
    tryAgain: 'Try again',
    remove: 'Remove',
    noPicture: 'This file is not a picture',
  },
};
