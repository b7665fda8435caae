### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = 走到对岸，或筑墙拦路。
# For search engines and for previews of links
app-description = 让棋子走到对岸，并用围墙拦住别人。打开浏览器就能玩，支持二到四人，可以和真人对战，也可以挑战电脑，无需注册。
# The picture in previews of links
app-preview = 摆着棋子和围墙的棋盘。
needs-script = 下棋需要 JavaScript。不启用也可以阅读规则。
back-to-start = 首页
close = 关闭

## The bar at the top

places = 菜单
place-play = 下棋
place-games = 对局
place-learn = 学棋
place-puzzles = 棋题
place-analysis = 分析
place-rules = 规则
place-editor = 编辑
place-clock = 棋钟
place-tournaments = 锦标赛
storage-refused = 这个浏览器没有空间保存对局，或不允许保存。你可以继续玩，但关闭页面后对局就会消失。
settings = 设置
look = 主题
look-system = 跟随系统
look-wood = 木质
look-light = 浅色
look-dark = 深色
language = 语言
sound = 音效
confirm-fences = 放围墙前先确认
confirm-touch = 触屏上
confirm-always = 总是
confirm-never = 从不
notify = 轮到我时提醒我
notify-hint = 正在看其他窗口时也会提醒。
show-on-board = 在棋盘上显示
overlay-legal = 我的棋子能走的格子
overlay-ways = 最短路线
overlay-lengths = 路线长度
overlay-last = 上一步
overlay-coordinates = 坐标

## Start

clock-none = 不计时
clock-minutes = { $minutes } 分钟
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-delay = { $minutes } 分，延迟 { $seconds } 秒
clock-per-move = 每步 { $seconds } 秒
clock-hourglass = 沙漏 { $minutes } 分
clock-game = 整局 { $minutes } 分钟
seat-computer = 电脑
your-name = 你的名字
your-name-hint = 选填
game-of = { $players } 人

## A game

you = 你
engine-name = 电脑（{ $level } 级）
engine-full = 电脑（全力）
open-seat = 空位
guest = 游客

## The connection

page-missing = 找不到页面。
trouble-offline = 服务器没有响应。
trouble-seat = 那个座位刚刚被人坐了。
trouble-too-many = 请求太多，请稍后再试。
trouble-too-many-wait = 请求太多，请在 { $seconds } 秒后再试。
trouble-offered = 上一步之后你已经提议过了。
trouble-too-long = 对局太长，无法这样做。你仍然可以走棋或认输。
trouble-other = 出了点问题。
turn-notice = 轮到你了。
