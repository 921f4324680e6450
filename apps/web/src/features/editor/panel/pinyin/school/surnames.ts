/** Surnames with a reading other than the character's most common reading: `字 reading`. */
export const SURNAMES = `
单 shàn 仇 qiú 解 xiè 曾 zēng 区 ōu 任 rén 盖 gě 查 zhā 朴 piáo 宁 nìng 葛 gě 燕 yān 应 yīng 翟 zhái 缪 miào 冼 xiǎn 宿 sù 柏 bǎi 卜 bǔ 晁 cháo 郗 xī 覃 qín 种 chóng 盛 shèng 訾 zī 逄 páng 隗 wěi 牟 móu 瞿 qú 乜 niè 仉 zhǎng 俞 yú 郇 huán 谌 chén 莘 shēn 臧 zāng 佘 shé 华 huà 乐 yuè 尉 wèi 亓 qí 庹 tuǒ 禤 xuān 璩 qú 麴 qū 迮 zé 笪 dá
尉迟 yù-chí 单于 chán-yú 长孙 zhǎng-sūn 万俟 mò-qí 令狐 líng-hú 澹台 tán-tái 宰父 zǎi-fǔ 呼延 hū-yán 鲜于 xiān-yú 皇甫 huáng-fǔ 夏侯 xià-hóu 公冶 gōng-yě 拓跋 tuò-bá 亓官 qí-guān 濮阳 pú-yáng 淳于 chún-yú 太叔 tài-shū 申屠 shēn-tú 欧阳 ōu-yáng 诸葛 zhū-gě 上官 shàng-guān 慕容 mù-róng 司马 sī-mǎ 独孤 dú-gū 宇文 yǔ-wén 百里 bǎi-lǐ 东方 dōng-fāng 南宫 nán-gōng
`;

/** Surnames of this kind that are also common words: read as surnames only after 姓. */
export const RARE_SURNAMES = `
员 yùn 召 shào 繁 pó 薄 bó 占 zhān 卡 qiǎ 洗 xiǎn 祭 zhài 那 nā 相 xiàng 过 guō 哈 hǎ 黑 hè 折 shé 句 gōu 能 nài 强 qiáng 藏 zāng 都 dū 干 gān
`;

/** Words after a character that show that it is a surname. */
export const TITLES =
  '老师 同学 先生 女士 小姐 叔叔 阿姨 伯伯 爷爷 奶奶 大爷 大妈 大叔 大婶 大娘 婶婶 医生 大夫 校长 主任 经理 警官 护士 教授 博士 工程师 师傅 书记 局长 部长 院长 科长 处长 厂长 班长 组长 队长 教练 导演 记者 司机 律师 将军 团长 连长 市长 镇长 村长 老板 总理 主席 公子 姑娘 太太 夫人 家姐 氏家族 姓同学 副校长';

/** Words that end in a character of these surnames, after which no name follows. */
export const NO_SURNAME =
  '萝卜 占卜 简单 名单 菜单 床单 孤单 清单 传单 订单 账单 了解 理解 讲解 分解 见解 误解 化解 缓解 瓦解 辩解 劝解 调解 不解 检查 调查 审查 抽查 侦查 追查 巡查 普查 考查 复查 清查 覆盖 掩盖 铺盖 遮盖 信任 主任 责任 担任 胜任 委任 现任 前任 新任 历任 兼任 原任 曾任 就任 上任 离任 地区 社区 小区 市区 山区 校区 城区 郊区 全区 本区 该区 辖区 区区 报仇 复仇 记仇 中华 年华 精华 才华 清华 答应 对应 反应 供应 适应 响应 相应 回应 效应 快乐 音乐 欢乐 可乐 安宁 南宁 康宁 西宁 未曾 不曾 何曾 也曾 星宿 住宿 寄宿 松柏 海燕 小燕 飞燕 茂盛 丰盛 号召 感召 官员 人员 成员 队员 教员 演员 会员 党员 学员 职员 船员 店员 委员 海员 议员 球员 全员 服务员 运动员 售货员 售票员 驾驶员 辅导员 管理员 互相 首相 丞相 宰相 照相 长相 真相 火车 汽车 校车 客车 开车 坐车 电车 单车 公交车 世纪 年纪 几年纪 侵占 强占 独占 清洗 冲洗 刷洗 干洗 手洗 那 头发 各种 多种 一种 两种 三种 这种 那种 几种 品种 播种 歌曲 戏曲 乐曲 强 坚强 顽强 富强 岩石 化石 宝石 首都 成都 我们都 他们都 你们都 大家都 饼干 能干 能 不能 才能 可能 功能 经过 通过 路过 见过 去过 看过 来过 问过 教过 找过 当过 听过 请过 爱过 说过 成长 生长 校长 银行 飞行 举行 下降 东南 西南 指南 比喻 胡涂 糊涂 课文 作文 语文 英文 中文 华文 危 重 贵重 尊重 严重 沉重 骨折 打折 曲折 收藏 躲藏 西藏 例句 语句 造句 长句 每句 一句 海参 人参 笑哈哈 请教 家教 佛教 宗教 丝绸之路 刷卡 贺卡 微薄 淡薄 刻薄 保卜 完毕 盛夏 华夏 立夏 事项 一项 各项 生肖 体温 气温 低温 高温 保温 桂 月桂 肉桂 无赖 依赖 信赖 上尉 少尉 大尉 中尉 黑 漆黑 天黑 乌黑 浪费 花费 免费 学费 那时 祝福';
